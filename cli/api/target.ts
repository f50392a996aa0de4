import type { Transport } from "#app/src/api/client.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { CliError, type Words } from "../cli-error.ts";
import { settingsOf } from "../config.ts";
import type { Io } from "../io.ts";

/** Target of the calls: a server, or the mock within this process. */
export type Target = { readonly base: string; readonly transport: Transport; readonly isMock: boolean };

/** Static value that tells client programs apart; no secret. */
export const CLIENT_TOKEN = "shamseh-web";

/** Client token of the target server: production has its own, in `CLIENT_TOKEN` as for the website. */
export const clientTokenOf = ({ env }: Io): string => env["CLIENT_TOKEN"]?.trim() || CLIENT_TOKEN;

/** Remedy when a server rejects the client token. */
export const CLIENT_TOKEN_MEND: Words = [
  "CLIENT_TOKEN را در این محیط همان مقدار سرویس‌دهنده و وب‌سایت قرار دهید.",
  "Set CLIENT_TOKEN in this environment to the value that the provider and the website have.",
];

/**
 * Server from `--base-url`, `SHAMSEH_BASE_URL` or the settings' file; the mock without any.
 *
 * @throws CliError `bad_address`, `bad_settings`.
 */
export async function targetOf(baseUrl: string | undefined, io: Io, mock = createMock()): Promise<Target> {
  const named = baseUrl ?? io.env["SHAMSEH_BASE_URL"] ?? (await settingsOf()).baseUrl;
  if (named === undefined) {
    return {
      base: "http://mock.invalid/",
      transport: async (address, init) => mock.request(address, init),
      isMock: true,
    };
  }
  return serverAt(named);
}

/**
 * The provider itself, for operators' calls, which the website does not proxy.
 *
 * @throws CliError `bad_address`, `bad_settings`.
 */
export async function providerOf(url: string | undefined, io: Io): Promise<Target> {
  const local = `http://127.0.0.1:${io.env["PROVIDER_PORT"] ?? 3001}`;
  return serverAt(url ?? io.env["PROVIDER_URL"] ?? (await settingsOf()).providerUrl ?? local);
}

function serverAt(named: string): Target {
  if (!/^https?:/.test(named) || !URL.canParse(named)) {
    throw new CliError("bad_address", [`${named} نشانی نیست`, `${named} is no address`], {
      mend: ["نشانی را مانند http://localhost:3000 بدهید.", "Give one such as http://localhost:3000."],
    });
  }
  return { base: named.replace(/\/*$/, "/"), transport: (address, init) => fetch(address, init), isMock: false };
}
