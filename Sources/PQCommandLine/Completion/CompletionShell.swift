/// A shell that completes command lines of pqrun.
enum CompletionShell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell to ask `pqrun __complete`, which knows the table of commands and options.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // Bash splits words at '=' and ':' and replaces only what follows the last of them; the line is split anew at
  // spaces, and what the shell keeps is taken off each candidate.
  private static let bashScript = #"""
    # Completion of pqrun for bash. Put it where bash-completion looks, or add to ~/.bashrc:
    #   eval "$(pqrun completion bash)"
    _pqrun() {
      local words current kept='' line
      read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
      case ${COMP_LINE:0:COMP_POINT} in *[[:space:]]) words+=('') ;; esac
      current=${words[${#words[@]} - 1]}
      case $current in *[=:]*) kept=${current%"${current##*[=:]}"} ;; esac
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          ':files') type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "${current#"$kept"}") ;;
          ':folders') type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "${current#"$kept"}") ;;
          *) line=${line%%$'\t'*}
            case $line in *=) type compopt >/dev/null 2>&1 && compopt -o nospace 2>/dev/null ;; esac
            COMPREPLY+=("$(printf '%q' "${line#"$kept"}")") ;;
        esac
      done < <("$1" __complete "${words[@]:1}" 2>/dev/null)
    }
    complete -F _pqrun pqrun

    """#

  private static let zshScript = #"""
    #compdef pqrun
    # Completion of pqrun for zsh. Put it as _pqrun in a folder of $fpath, or add to ~/.zshrc after compinit:
    #   eval "$(pqrun completion zsh)"
    _pqrun() {
      local line value
      local -a values descriptions open
      for line in ${(f)"$($words[1] __complete "${(@)words[2,CURRENT]}" 2>/dev/null)"}; do
        value=${line%%$'\t'*}
        case $value in
          :files) compset -P '*='; _files; return ;;
          :folders) compset -P '*='; _files -/; return ;;
          *=) open+=("$value") ;;
          *) values+=("$value"); descriptions+=("${line/$'\t'/  -- }") ;;
        esac
      done
      (( $#open )) && compadd -S '' -a open
      (( $#values )) && compadd -l -d descriptions -a values
    }
    if [ "$funcstack[1]" = _pqrun ]; then _pqrun "$@"; else compdef _pqrun pqrun; fi

    """#

  private static let fishScript = #"""
    # Completion of pqrun for fish. Put it as pqrun.fish in ~/.config/fish/completions.
    function __pqrun_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        for line in ($words[1] __complete $words[2..-1] "$current" 2>/dev/null)
            switch $line
                case ':files'
                    __fish_complete_path (string replace -r '^-[^=]*=' '' -- $current)
                case ':folders'
                    __fish_complete_directories (string replace -r '^-[^=]*=' '' -- $current) ''
                case '*'
                    echo $line
            end
        end
    end
    complete -c pqrun -f -a '(__pqrun_complete)'

    """#
}
