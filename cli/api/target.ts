import type { Transport } from "#app/src/api/client.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { CliError } from "../cli-error.ts";
import type { Io } from "../io.ts";

/** Where calls go: a server, or the mock within this process. */
export type Target = { readonly base: string; readonly transport: Transport; readonly isMock: boolean };

/** The static value that tells programs apart; no secret (A23). */
export const CLIENT_TOKEN = "shamseh-web";

/**
 * The server that `--base-url` or `SHAMSEH_BASE_URL` names; without either the mock answers.
 *
 * @throws CliError `bad_address`.
 */
export function targetOf(baseUrl: string | undefined, io: Io, mock = createMock()): Target {
  const named = baseUrl ?? io.env["SHAMSEH_BASE_URL"];
  if (named === undefined) {
    return {
      base: "http://mock.invalid/",
      transport: async (address, init) => mock.request(address, init),
      isMock: true,
    };
  }
  if (!URL.canParse(named)) {
    throw new CliError("bad_address", `${named} is no address`, { mend: "Give one such as http://localhost:3000." });
  }
  return { base: named.replace(/\/*$/, "/"), transport: (address, init) => fetch(address, init), isMock: false };
}
