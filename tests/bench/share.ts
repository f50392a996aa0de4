import { join } from "node:path";
import { createShareDraw } from "#app/server/share-draw.ts";
import { warmUpShareDraw } from "#app/server/share-warm-up.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED } from "#fixtures/world/demo.ts";
import { propertiesOf } from "#fixtures/world/properties.ts";
import { houseOf } from "#products/stay/provider/property/facade.ts";
import { percentile, round } from "./figures.ts";

const DRAWN = 60;

const fonts = join(import.meta.dirname, "../../app/public/share");
const draw = createShareDraw(fonts);
const persian = { brand: "شمسه", direction: "rtl", photograph: null } as const;

/** CPU time of the whole process meanwhile, milliseconds. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** `npm run bench -- share`: CPU time and bytes of share pictures, half of them properties and half of them cities. */
export async function run(): Promise<void> {
  const stays = Map.groupBy(propertiesOf(DEMO_SEED), ({ cityId }) => cityId);
  const pictures = citiesIran.slice(0, DRAWN / 2).flatMap(({ id, slug, nameFa }) => {
    const [property] = stays.get(id) ?? [];
    const price = { amount: "از ۱٬۴۳۷٬۰۰۰ تومان", of: "هر شب · شنبه ۱۲ آذر" };
    const city = { slug, city: slug, hour: "dusk", view: "skyline" } as const;
    const stay = property && ({ ...city, slug: property.slug, view: "facade", house: houseOf(property) } as const);
    return [
      { name: nameFa, line: null, price, scene: city },
      ...(property && stay ? [{ name: property.nameFa, line: nameFa, price, scene: stay }] : []),
    ];
  });
  const warmUp = await cpuOf(() => warmUpShareDraw(fonts));
  const cpu: number[] = [];
  const bytes: number[] = [];
  for (const picture of pictures) {
    cpu.push(
      await cpuOf(async () => {
        bytes.push((await draw(picture, persian)).byteLength);
      }),
    );
  }
  const [first = 0, ...later] = cpu;
  later.sort((one, other) => one - other);
  console.info(
    JSON.stringify({
      share_pictures: pictures.length,
      cpu_ms_warm_up: round(warmUp, 1),
      cpu_ms_first: round(first, 1),
      cpu_ms_p50: round(percentile(later, 0.5), 1),
      cpu_ms_max: round(later.at(-1) ?? 0, 1),
      bytes_max: Math.max(...bytes),
    }),
  );
}
