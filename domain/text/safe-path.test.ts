import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test("a path of ours stays ours, and nothing else is one", () => {
  for (const ours of ["/", "/IsfahanHotels.html?a=1", "/search/property?type%5B%5D=hotel"])
    expect(safePath(ours)).toBe(ours);
  for (const foreign of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    "x",
    "/a\u0000b",
    "/a\\b",
    "/\n/evil.example",
    "/a/..//evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
  ])
    expect(safePath(foreign), foreign).toBeNull();
});
