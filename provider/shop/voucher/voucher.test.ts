import { expect } from "vitest";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { VoucherKeys, VoucherState } from "#domain/contract/voucher.shapes.ts";
import { refundAt, signedPartOf } from "#domain/voucher/proof.ts";
import { verifyVoucher } from "#domain/voucher/verify.ts";
import { correctedVoucher } from "#fixtures/answers/corrected-name.ts";
import { flightVoucher, flightVoucherAbroad, flightVoucherConnecting } from "#fixtures/answers/flight-reservation.ts";
import { voucher as stayVoucher } from "#fixtures/answers/reservation.ts";
import { tourVoucher, tourVoucherAbroad } from "#fixtures/answers/tour-reservation.ts";
import { demoDefaults } from "#runtime/environment.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf } from "#tests/support/client.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { createVoucherSigner } from "./signer.ts";

onProvider("A voucher's proof", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);
  const booking = bookingAt(provider);
  const stateOf = async (proof: string): Promise<VoucherState> =>
    (await anyone().post<{ state: VoucherState }>("voucher/v2/state", { proof })).value.state;
  const issued = async () => {
    const { user, reservation } = await booking.submitted(await booking.make());
    await booking.pay(reservation);
    await runOutbox(provider.services);
    const { value } = await user.get<StayVoucherValue>(`reserve/v2/${reservation.confirmation_code}/voucher`);
    return { user, reservation, qr: value.qr, penalties: value.penalties };
  };

  onEngine(
    "is verified with the public keys, leads by a link that says nothing, and promises what is quoted",
    async () => {
      const { user, reservation, qr, penalties } = await issued();
      const { value } = await anyone().get<VoucherKeys>("voucher/v2/keys");
      const verified = await verifyVoucher(qr, value.keys);
      if (verified.state !== "genuine") throw new Error(verified.state);
      const { claims } = verified;
      expect(claims).toMatchObject({ kind: "property", trackingCode: reservation.tracking_code, paid: 50_000_000 });
      expect(qr).toMatch(/^http:\/\/localhost:3000\/reserve\/book\/[\w-]{22,64}#SHV1\./);
      expect(qr).not.toContain(reservation.confirmation_code);
      const path = `reserve/v2/${reservation.confirmation_code}/cancellation-quote`;
      const { value: quote } = await user.get<CancellationQuoteValue>(path);
      expect(refundAt(claims, claims.issuedAt)).toEqual({
        state: "open",
        penalty: quote.penalty,
        refund: quote.refundable,
      });
      // The dated steps that the paper lists are those that are signed.
      expect(penalties.at(-1)?.until).toBeNull();
      for (const { until, amount } of penalties)
        if (until !== null) expect(refundAt(claims, until - 1)).toMatchObject({ penalty: amount });
    },
  );

  onEngine("says what it is worth today: valid, cancelled, or not ours", async () => {
    const { user, reservation, qr } = await issued();
    expect(await stateOf(qr)).toBe("valid");
    expect(await stateOf(qr.slice(qr.indexOf("#") + 1))).toBe("valid");
    expect(await stateOf(qr.replace("SHV1.", "SHV1.x"))).toBe("not_ours");
    expect(await stateOf("nothing of ours")).toBe("not_ours");
    const path = `reserve/v2/${reservation.confirmation_code}`;
    const { value } = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
    const { status } = await booking.act(user, reservation, "cancel", { quote_id: value.quote_id });
    expect(status).toBe(200);
    expect(await stateOf(qr)).toBe("cancelled");
  });

  onEngine("that promises other than the booking does today has changed", async () => {
    const { reservation, qr } = await issued();
    await provider.services.database.query(
      "UPDATE reservation SET ends_at = ends_at + interval '1 hour' WHERE confirmation_code = $1",
      [reservation.confirmation_code],
    );
    expect(await stateOf(qr)).toBe("changed");
  });

  onEngine("is revised by each change, and an earlier one has changed: nothing of the booking is said", async () => {
    const { user, reservation, qr } = await issued();
    const code = reservation.confirmation_code;
    const read = async () => (await user.get<StayVoucherValue>(`reserve/v2/${code}/voucher`)).value;
    const claimsIn = async (text: string) => {
      const verified = await verifyVoucher(text, provider.services.signer.keys);
      if (verified.state !== "genuine") throw new Error(verified.state);
      return verified.claims;
    };
    expect(await read()).toMatchObject({ qr, revision: 0, revised_at: (await claimsIn(qr)).issuedAt });
    await provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + 60");
    const { status } = await booking.act(user, reservation, "correct-name", {
      traveller: 1,
      last_name_fa: "کریمیان",
    });
    expect(status).toBe(200);
    const revised = await read();
    const [before, after] = [await claimsIn(qr), await claimsIn(revised.qr)];
    expect(revised.qr).toMatch(/#SHV2\./);
    expect(after).toMatchObject({ revision: 1, revisedAt: revised.revised_at, issuedAt: before.issuedAt });
    expect(after.revisedAt).toBeGreaterThanOrEqual(before.issuedAt + 60);
    expect(refundAt(after, after.revisedAt)).toEqual(refundAt(before, after.revisedAt));
    expect(await stateOf(revised.qr)).toBe("valid");
    const old = await anyone().post("voucher/v2/state", { proof: qr });
    expect(old.value).toEqual({ state: "changed" });
    // An earlier name again is another revision.
    await booking.act(user, reservation, "correct-name", { traveller: 1, last_name_fa: "کریمی" });
    expect([await stateOf(qr), await stateOf(revised.qr), await stateOf((await read()).qr)]).toEqual([
      "changed",
      "changed",
      "valid",
    ]);
  });

  onEngine("of another secret is not ours, until its key is named as an earlier one", async () => {
    const { qr } = await issued();
    const mine = await verifyVoucher(qr, provider.services.signer.keys);
    if (mine.state !== "genuine") throw new Error(mine.state);
    const other = createVoucherSigner("another secret", []);
    expect(await stateOf(other.sign(mine.claims))).toBe("not_ours");
    // Signed by another under our key's name, and other claims under our own signature.
    const proof = qr.slice(qr.indexOf("#") + 1);
    const signed = proof.slice(0, proof.lastIndexOf("."));
    const [, , , signature = ""] = other.sign(mine.claims).split(".");
    expect(await stateOf(`${signed}.${signature}`)).toBe("not_ours");
    const dearer = signedPartOf(proof.split(".")[1] ?? "", { ...mine.claims, paid: mine.claims.paid + 1 });
    expect(await stateOf(`${dearer}.${proof.split(".")[3]}`)).toBe("not_ours");
    const after = createVoucherSigner(
      "the next secret",
      other.keys.map((key) => key.public_key),
    );
    expect((await verifyVoucher(other.sign(mine.claims), after.keys)).state).toBe("genuine");
    const impostor = other.keys.map((key) => ({ ...key, id: provider.services.signer.keys[0]?.id ?? "" }));
    expect((await verifyVoucher(qr, impostor)).state).toBe("altered");
  });

  onEngine("of each story is signed by the demonstration's key, and says what the story shows", async () => {
    const { keys } = createVoucherSigner(demoDefaults.voucherKey, []);
    const shown = [
      stayVoucher,
      correctedVoucher,
      tourVoucher,
      tourVoucherAbroad,
      flightVoucher,
      flightVoucherAbroad,
      flightVoucherConnecting,
    ];
    for (const { qr, kind, tracking_code, paid, issued_at, cancellation } of shown) {
      const verified = await verifyVoucher(qr, keys);
      expect(verified).toMatchObject({ state: "genuine", claims: { kind, trackingCode: tracking_code, paid } });
      if (verified.state === "genuine")
        expect(refundAt(verified.claims, issued_at)).toMatchObject({ penalty: cancellation.penalty });
    }
  });
});
