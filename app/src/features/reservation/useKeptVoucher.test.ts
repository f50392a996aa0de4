import { expect, it, vi } from "vitest";
import type { Client } from "#app/src/api/client.ts";
import type { KeptVouchers } from "#app/src/page/offline-vouchers.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { correctedVoucher } from "#fixtures/answers/corrected-name.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { stayParts } from "#products/stay/web/parts.tsx";
import { refreshKept } from "./useKeptVoucher.ts";

const code = voucher.confirmation_code;

async function refreshed(kept: readonly VoucherEnvelope[], revision: number) {
  const keep = vi.fn<KeptVouchers["keep"]>(async () => null);
  const call = vi.fn(async () => ({ ok: true, value: correctedVoucher }));
  const vouchers = { keep, all: async () => kept } as unknown as KeptVouchers;
  await refreshKept(code, revision, stayParts, { client: { call } as unknown as Client, vouchers });
  return { keep, call };
}

it("a kept voucher of an earlier revision is asked for and kept again", async () => {
  const { keep } = await refreshed([{ ...voucher, confirmation_code: "ANOTHER" }, voucher], 1);
  expect(keep.mock.calls).toEqual([[correctedVoucher, correctedVoucher.check_out]]);
});

it.each([
  ["one of today's revision", [correctedVoucher]],
  ["none of this booking", [{ ...voucher, confirmation_code: "ANOTHER" }]],
  ["none at all", []],
])("nothing is asked for where it keeps %s", async (_, kept) => {
  const { keep, call } = await refreshed(kept, 1);
  expect([keep.mock.calls, call.mock.calls]).toEqual([[], []]);
});
