import { Argument, type Command } from "commander";
import { contract } from "#products/contract.shapes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";

/** A command as a shell completes it: the possible next words by path (`date convert`, "" for the first level). */
type Completed = {
  readonly path: string;
  readonly words: readonly { readonly text: string; readonly description: string }[];
  /** Values that may follow an option: `--from` takes a calendar; a file where no values are listed. */
  readonly choices: readonly { readonly option: string; readonly values: readonly string[] }[];
};

const callNames = () => contract.map(({ call }) => call.name);

/** Values of an argument that its help does not list, by the command's path. */
const NAMES: Readonly<Record<string, () => readonly string[]>> = {
  "api call": callNames,
  "api calls": callNames,
};

const shells = ["bash", "zsh", "fish", "powershell"] as const;
type Shell = (typeof shells)[number];

export function register(command: Command, io: Io): void {
  const program = command.parent ?? command;
  command
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .description(
      "A script that teaches a shell these commands. It completes the word shamseh: where the command is run as npx shamseh, write alias shamseh='npx shamseh' beside it, in zsh with setopt complete_aliases.",
    )
    .action(async (shell: Shell) => {
      await io.out(SCRIPTS[shell](completedOf(program)));
    });
  withExamples(command, [
    'eval "$(npx shamseh completion bash)"',
    "npx shamseh completion fish > ~/.config/fish/completions/shamseh.fish",
    "npx shamseh completion powershell | Out-String | Invoke-Expression",
  ]);
}

/** Every command with its subcommands, options and argument choices, derived from the commands themselves. */
function completedOf(command: Command, path = ""): Completed[] {
  const options = command.createHelp().visibleOptions(command);
  const words = [
    ...command.commands.map((one) => ({
      text: one.name(),
      description: one.summary() || firstSentence(one.description()),
    })),
    ...command.registeredArguments.flatMap(({ argChoices = [] }) =>
      argChoices.map((text) => ({ text, description: "" })),
    ),
    ...(NAMES[path]?.() ?? []).map((text) => ({ text, description: "" })),
    ...options.map((option) => ({ text: option.long ?? option.flags, description: firstSentence(option.description) })),
  ];
  const below = command.commands.flatMap((one) => completedOf(one, `${path} ${one.name()}`.trim()));
  const choices = options.flatMap(({ long, required, argChoices = [] }) =>
    long && required ? [{ option: long, values: argChoices }] : [],
  );
  return [{ path, words, choices }, ...below];
}

const firstSentence = (text: string): string => (text.split(/[.:;,]\s/, 1)[0] ?? "").replace(/\.$/, "");
const quoted = (text: string): string => `'${text.replaceAll("'", "")}'`;
const paths = (commands: readonly Completed[]): string[] =>
  commands.map(({ path }) => path).filter((path) => path !== "");
const wordsOf = ({ words }: Completed): string => words.map(({ text }) => text).join(" ");
const cases = (commands: readonly Completed[], line: (one: Completed) => string): string =>
  commands.map((one) => `    ${quoted(one.path)}) ${line(one)} ;;`).join("\n");

/** Global options (an empty path) may follow any command. */
const choicePattern = (path: string, option: string): string =>
  path === "" ? `${quoted(option)} | *${quoted(` ${option}`)}` : quoted(`${path} ${option}`);

/** A case for each option that takes a value: `'date convert --from') …`. */
const choiceCases = (commands: readonly Completed[], line: (values: string) => string): string =>
  commands
    .flatMap(({ path, choices }) =>
      choices.map(({ option, values }) => `    ${choicePattern(path, option)}) ${line(values.join(" "))} ;;`),
    )
    .join("\n");

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Completed[]) => string>> = {
  bash: (commands) => `# eval "$(npx shamseh completion bash)"
_shamseh() {
  local current="\${COMP_WORDS[COMP_CWORD]}" at="" next words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${at:+$at }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths(commands).map(quoted).join(" | ")}) at="$next" ;;
    esac
  done
  case "$at" in
${cases(commands, (one) => `words=${quoted(wordsOf(one))}`)}
  esac
  case "\${at:+$at }\${COMP_WORDS[COMP_CWORD-1]}" in
${choiceCases(commands, (values) => `words=${quoted(values)}`)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _shamseh shamseh
`,
  zsh: (commands) => `#compdef shamseh
_shamseh() {
  local at="" next i
  for ((i = 2; i < CURRENT; i++)); do
    next="\${at:+$at }\${words[i]}"
    case "$next" in
      ${paths(commands).map(quoted).join(" | ")}) at="$next" ;;
    esac
  done
  case "\${at:+$at }\${words[CURRENT-1]}" in
${choiceCases(commands, (values) => (values === "" ? "_files; return" : `compadd -- ${values}; return`))}
  esac
  case "$at" in
${cases(commands, (one) => `compadd -- ${wordsOf(one)}`)}
  esac
  _files
}
compdef _shamseh shamseh
`,
  fish: (commands) => `function __shamseh_at
  set -l at
  for word in (commandline -opc)[2..-1]
    contains -- "$(string join ' ' -- $at $word)" ${paths(commands).map(quoted).join(" ")}; and set at $at $word
  end
  test "$at" = "$argv[1]"
end
${commands.flatMap(fishLines).join("\n")}
`,
  powershell: (commands) => `# npx shamseh completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName shamseh -ScriptBlock {
  param($current, $ast, $position)
  $words = @{
${commands.map((one) => `    ${quoted(one.path)} = ${listOf(one.words.map(({ text }) => text))}`).join("\n")}
  }
  $values = @{
${commands
  .flatMap(({ path, choices }) =>
    choices.map(({ option, values }) => `    ${quoted(`${path} ${option}`.trim())} = ${listOf(values)}`),
  )
  .join("\n")}
  }
  $typed = @($ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { "$_" })
  $at = ''
  foreach ($word in $typed) {
    $next = "$at $word".Trim()
    if ($words.ContainsKey($next)) { $at = $next }
  }
  $last = if ($typed.Count -gt 0) { $typed[-1] } else { '' }
  $found = $words[$at]
  foreach ($key in @("$at $last".Trim(), $last)) {
    if ($last -like '--*' -and $values.ContainsKey($key)) { $found = $values[$key]; break }
  }
  $found | Where-Object { $_ -like "$current*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`,
};

const listOf = (texts: readonly string[]): string => `@(${texts.map(quoted).join(", ")})`;

const fishLines = ({ path, words, choices }: Completed): string[] =>
  words.map(({ text, description }) => {
    const values = choices.find(({ option }) => option === text)?.values;
    const taken = values === undefined ? "" : values.length === 0 ? " -r" : ` -x -a ${quoted(values.join(" "))}`;
    const what = text.startsWith("--") ? `-l ${text.slice(2)}${taken}` : `-a ${quoted(text)}`;
    const isOfAll = path === "" && values !== undefined;
    const when = isOfAll ? "" : `-n ${quoted(`__shamseh_at "${path}"`)} `;
    return `complete -c shamseh ${when}${what} -d ${quoted(description)}`;
  });
