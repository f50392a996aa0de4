import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { binary, root } from "#tools/paths.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { collectorScript } from "./reviewer.ts";
import { storiesIn } from "./stories.ts";

/**
 * Tests the story tests themselves, on a Storybook with planted faults: a fault that they miss is never reported
 * elsewhere.
 */

const built = resolve(root, process.env.STORYBOOK_FOLDER ?? "storybook-static");

/** Runs in the story's frame. `localStorage` survives the reload of a retry. */
function plantFaults(): void {
  const isFirst = (name: string) => {
    const isNew = localStorage.getItem(name) === null;
    localStorage.setItem(name, "seen");
    return isNew;
  };
  const isPersian = () => document.documentElement.lang === "fa";
  const add = (html: string) => document.querySelector("#storybook-root")?.insertAdjacentHTML("beforeend", html);
  const plants: Record<string, () => void> = {
    "emptystate--empty"() {
      if (isFirst("picture")) add('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">');
    },
    "emptystate--broken"() {
      if (isPersian()) add("<ol><div>1</div></ol>");
    },
    "tabs--by-keyboard"() {
      if (isPersian()) document.querySelector("[role=tab]")?.setAttribute("aria-label", "-");
    },
    "pagination--first"() {
      if (isPersian()) add("<p>5 اقامتگاه</p>");
    },
    // Faults of both judges, in a story that no change reaches: it is played alone.
    "pagination--last"() {
      add("<ol><div>5 اقامتگاه</div></ol>");
    },
    "pagination--middle"() {
      if (isFirst("console")) console.error("the machine was busy");
    },
  };
  type Channel = { on<T>(event: string, listener: (event: T) => void): void };
  const plantInto = (storyId: string) => Object.entries(plants).find(([story]) => storyId.endsWith(story))?.[1]();
  const listen = () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    if (channel === undefined) return requestAnimationFrame(listen);
    // Before the play function of a story that has one, and before axe.
    channel.on<{ newPhase: string; storyId: string }>("storyRenderPhaseChanged", ({ newPhase, storyId }) => {
      if (newPhase === "playing") plantInto(storyId);
    });
    channel.on<string>("storyRendered", plantInto);
  };
  listen();
}

type Result = { fullName: string; status: string; invocations: number; failureMessages: string[] };

let folder: string;
let server: Awaited<ReturnType<typeof serveStatic>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-planted-"));
  for (const name of await readdir(built)) {
    if (name !== "iframe.html") await symlink(join(built, name), join(folder, name));
  }
  const frame = await readFile(join(built, "iframe.html"), "utf8");
  await writeFile(join(folder, "iframe.html"), frame.replace("</body>", '<script src="plant.js"></script></body>'));
  await writeFile(join(folder, "plant.js"), `(${plantFaults})();`);
  server = await serveStatic(folder);
});

afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** Runs some story files, with one story that no change reaches; returns the exit code and each story's result. */
async function runStories(paths: readonly string[], unreached: string): Promise<{ code: number; results: Result[] }> {
  const reviewing = join(folder, "reviewing.json");
  const ids = (await storiesIn(folder, "")).map(({ id }) => id).filter((id) => !id.endsWith(unreached));
  await writeFile(reviewing, JSON.stringify({ collector: await collectorScript(), stories: ids }));
  const report = join(folder, "report.json");
  const options = ["--failOnConsole", "--maxWorkers", "1", "--json", "--outputFile", report, "--url", server.url];
  const code = await new Promise<number>((end) => {
    const child = execFile(binary("test-storybook"), [...options, ...paths], {
      cwd: root,
      env: { ...process.env, STORIES_REVIEWED: reviewing },
    });
    child.on("exit", (exit) => end(exit ?? -1));
  });
  const { testResults } = JSON.parse(await readFile(report, "utf8")) as {
    testResults: { assertionResults: Result[] }[];
  };
  return { code, results: testResults.flatMap(({ assertionResults }) => assertionResults) };
}

test("a violation of a first visit alone, one of every visit and a play that always fails end the run; what was busy once does not", async () => {
  const components = join(root, "design-system/components");
  const { code, results } = await runStories(
    ["EmptyState", "Tabs", "Pagination"].map((name) => join(components, name)),
    "pagination--last",
  );
  expect(code).toBe(1);
  const namesOf = (kind: (result: Result) => boolean) =>
    results
      .filter(kind)
      .map(({ fullName }) => fullName)
      .toSorted();
  expect(namesOf(({ status }) => status === "failed")).toEqual([
    expect.stringContaining("EmptyState Broken"),
    expect.stringContaining("EmptyState Empty"),
    expect.stringContaining("Tabs ByKeyboard"),
    expect.stringContaining("Pagination First"),
  ]);
  const first = results.find(({ fullName }) => fullName.includes("Pagination First"));
  expect(first?.failureMessages.join()).toContain("«5 اقامتگاه» has Latin digits in a Persian text");
  const isFlaky = ({ status, invocations }: Result) => status === "passed" && invocations > 1;
  expect(namesOf(isFlaky)).toEqual([expect.stringContaining("Pagination Middle")]);
});
