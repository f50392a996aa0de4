import { describe, expect, test } from "vitest";
import { shortNames } from "./class-names.ts";

describe("names of classes in a build", () => {
  test("are letters of the file with the count of the name, whatever is read first", () => {
    const name = shortNames(["a/A.css.ts", "b/B.css.ts"]);
    expect(name({ hash: "1x9k2f0", filePath: "b/B.css.ts" })).toBe("Bb0");
    expect(name({ hash: "8j2h1m0", filePath: "a/A.css.ts" })).toBe("Ba0");
    expect(name({ hash: "1x9k2f1a", filePath: "b/B.css.ts" })).toBe("Bb1a");
  });

  test("differ for as many files as there are letters for, and begin with a capital, but no `A`", () => {
    const files = Array.from({ length: 900 }, (_, index) => `${index}.css.ts`);
    const name = shortNames(files);
    const names = files.map((filePath) => name({ hash: "hash0", filePath }));
    expect(new Set(names).size).toBe(900);
    expect(names.filter((one) => !/^[B-Z][a-z0-9]0$/.test(one))).toEqual([]);
    expect(() => shortNames([...files, "one more"])).toThrow("901 files");
  });

  test("are refused to a file that is not among them", () => {
    expect(() => shortNames([])({ hash: "hash0", filePath: "c.css.ts" })).toThrow("c.css.ts");
  });

  test("reach every file of styles of the project", () => {
    const name = shortNames();
    expect(name({ hash: "hash0", filePath: "design-system/components/Icon/Icon.css.ts" })).toMatch(/^[B-Z][a-z0-9]0$/);
    expect(name({ hash: "hash0", filePath: "design-system/theme/fonts.css.ts" })).toMatch(/^[B-Z][a-z0-9]0$/);
  });
});
