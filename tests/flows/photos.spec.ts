import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import type { CityValue } from "#products/stay/contract/stay.shapes.ts";
import { demoDefaults } from "#runtime/environment.ts";
import { madePhoto } from "#tests/support/made-photos.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { asked } from "./calls.ts";
import { expect, type Site, test } from "./site.ts";
import { ready } from "./watch.ts";

/** Photographs of a property, from an operator's files to viewing by touch, keyboard and screen reader. */

/** One of each subject. */
const COUNT = 6;
/** The first has a camera's width, the others the minimum: encoding is slow. */
const WIDTHS = { first: 1280, others: 500 } as const;
const TELEPHONE_BYTES = 40_000;

const words = {
  fa: { all: `همهٔ ${localDigits(String(COUNT), "fa")} تصویر`, close: "بستن" },
  en: { all: `All ${COUNT} pictures`, close: "Close" },
} as const;

let folder: string;
const files: string[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-photos-"));
  const captions: Record<string, { fa: string; en: string; credit?: string }> = {};
  for (let index = 0; index < COUNT; index += 1) {
    const { name, fa, en, bytes } = await madePhoto(index, index === 0 ? WIDTHS.first : WIDTHS.others);
    captions[name] = { fa: `${fa} ${index}`, en: `${en} ${index}`, ...(index === 1 && { credit: "Mina" }) };
    files.push(join(folder, name));
    await writeFile(join(folder, name), bytes);
  }
  await writeFile(join(folder, "captions.json"), JSON.stringify(captions));
  await writeFile(join(folder, "token"), demoDefaults.operatorToken);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `shamseh operator photos …` at a site. */
const photos = (site: Site, ...args: string[]) =>
  runHere(["operator", "photos", ...args], undefined, {
    PROVIDER_URL: site.providerUrl,
    SHAMSEH_OPERATOR: "journey",
    SHAMSEH_OPERATOR_TOKEN_FILE: join(folder, "token"),
  });

const addressOf = ({ city, slug }: PropertyCard, locale: string) =>
  `/${city.slug}Hotels/${slug}Hotel.html?lang=${locale}`;

test("photographs are added once, and looked through by touch, by keys and by ear", async ({ browser, page, site }) => {
  // Photographs are encoded in every size, which takes minutes on a busy machine.
  test.setTimeout(360_000);
  const { items } = await asked<CityValue>(page, "/property/v2/city/Isfahan");
  const property = items[0] as PropertyCard;
  const add = () => photos(site, "add", String(property.id), ...files, "--captions", join(folder, "captions.json"));
  const added = await add();
  expect([added.code, added.err]).toEqual([0, ""]);
  expect(added.out.trim().split("\n")).toHaveLength(COUNT);
  expect((await add()).out).not.toContain(": added");

  await test.step("by touch", async () => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 3,
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    const telephone = await context.newPage();
    const sizes = new Map<string, number>();
    telephone.on("response", async (response) => {
      if (!response.url().includes("/web/photo/")) return;
      sizes.set(response.url(), (await response.body()).byteLength);
    });
    await telephone.goto(addressOf(property, "fa"));
    await ready(telephone);
    const first = telephone.locator("picture img").first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const source = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/-768\.avif$/);
    expect(sizes.get(source)).toBeLessThanOrEqual(TELEPHONE_BYTES);

    await telephone.getByRole("button", { name: words.fa.all }).tap();
    const viewer = telephone.getByRole("dialog");
    await expect(viewer.getByText("۱ از ۶")).toBeVisible();
    const session = await context.newCDPSession(telephone);
    // From right to left, the next picture is on the left: the thumb swipes to the right.
    await session.send("Input.synthesizeScrollGesture", { x: 60, y: 370, xDistance: 260, speed: 1200 });
    await expect(viewer.getByText("۲ از ۶")).toBeVisible();
    await viewer.getByRole("button", { name: words.fa.close }).tap();
    await expect(viewer).toBeHidden();
    await context.close();
  });

  await test.step("by keys and by ear", async () => {
    await page.goto(addressOf(property, "en"));
    await ready(page);
    const all = page.getByRole("button", { name: words.en.all });
    await all.focus();
    await page.keyboard.press("Enter");
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByRole("button", { name: words.en.close })).toBeFocused();
    const heard = viewer.locator("[aria-live=polite]");
    await page.keyboard.press("ArrowRight");
    await expect(heard).toHaveText("The lobby in the morning 1Photo: Mina");
    await expect(viewer.getByText(`2 of ${COUNT}`)).toBeVisible();
    // A photograph out of sight is not announced either.
    await expect(viewer.getByRole("img")).toHaveCount(1);
    await page.keyboard.press("End");
    await expect(viewer.getByText(`${COUNT} of ${COUNT}`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(all).toBeFocused();
  });
});

test("a file that is no photograph is refused by its name, and nothing of it is kept", async ({ page, site }) => {
  const { items } = await asked<CityValue>(page, "/property/v2/city/Shiraz");
  const id = String(items[0]?.id);
  const script = join(folder, "script.jpg");
  await writeFile(script, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = await photos(site, "add", id, script, "--alt-fa", "اسکریپت", "--alt-en", "A script");
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(script);
  expect(refused.err).toContain("This file isn’t a photo");
  expect((await photos(site, "list", id)).out).toBe("no photographs\n");
});
