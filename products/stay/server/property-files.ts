import { urlset } from "#app/server/urlset.ts";
import type { Client } from "#app/src/api/client.ts";
import { LAST_FILE } from "#domain/addresses/address-files.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";

/** The number of a file of properties as it stands in its address, in its one spelling; null for anything else. */
export function fileNumber(text: string): number | null {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
  return number !== null && number <= LAST_FILE ? number : null;
}

/**
 * The properties on the map, in files of as many ids. Each file is one call of the provider and is kept nowhere here, so
 * memory does not grow with the properties; they are made one at a time.
 */
export function createPropertyFiles(client: Client, publicBase: string) {
  let last: Promise<unknown> = Promise.resolve();
  /** Runs after the earlier requests. */
  function inTurn<T>(make: () => Promise<T>): Promise<T> {
    const made = last.then(make);
    last = made.catch(() => {});
    return made;
  }

  async function make(file: number): Promise<string | null> {
    const found = await client.call(stayCalls.addresses, { query: { file } });
    if (found.ok) {
      return urlset(
        found.value.map(({ city_slug, slug, changed_on }) => ({
          path: addressOf("property", { cityName: city_slug, propertyName: slug }),
          changedOn: changed_on,
        })),
        publicBase,
      );
    }
    if (found.failure.kind === "status" && found.failure.status === 404) return null;
    throw new Error(`The properties of file ${file} did not answer`);
  }

  return {
    /** The numbers of the files that hold something, in order. @throws when the provider does not answer */
    async numbers(): Promise<readonly number[]> {
      const found = await client.call(stayCalls.addressFiles);
      if (!found.ok) throw new Error("The files of properties did not answer");
      return found.value;
    },
    /** One file; null when it is empty. Rejects when the provider does not answer. */
    file: (number: number): Promise<string | null> => inTurn(() => make(number)),
  };
}
