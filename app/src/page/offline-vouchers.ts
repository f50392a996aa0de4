import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import { isForgetting, readMark, writeMark } from "#app/src/store/kept-mark.ts";
import type { Session } from "#app/src/store/session.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";

/** Vouchers that this browser keeps for use without a network until their journey is over. */
export type KeptVouchers = {
  /**
   * Stores the answer of a voucher's call, for a journey whose last day is `endsOn`. Resolves to its expiry, epoch
   * seconds; null when the browser refuses.
   */
  keep(voucher: VoucherEnvelope, endsOn: IsoDate): Promise<number | null>;
  /** Forgets the one of a reservation that has ended, by its confirmation code. */
  drop(code: string): Promise<void>;
  /** Vouchers of the logged-in user, or of the last one whose session expired; the last opened first. */
  all(): Promise<readonly VoucherEnvelope[]>;
  /** Deletes them all. */
  forget(): Promise<void>;
  /** Confirmation code of the voucher at the browser's address; null elsewhere. */
  here(): Promise<string | null>;
};

const load = async () => (await fetchOnDemand()).keptVouchers();
const loadWorker = () => import("./register-worker.ts");

/**
 * The browser's stored vouchers. They end with their journeys, at log-out and at the first 401; an expired token ends
 * none, as journeys begin weeks later. The code is loaded for logged-in users, together with the offline worker.
 */
export function createKeptVouchers(session: Session) {
  async function forget(): Promise<void> {
    if (readMark() === null) return;
    // Before the code arrives, which the page may be left for.
    writeMark("forgetting");
    await (await load()).forgetVouchers();
  }
  session.listen((event) => {
    if (event.kind === "logout" && event.why !== "over") void forget();
  });
  const all = async () => (readMark() === null ? [] : (await load()).keptVouchers(session));

  return {
    forget,
    keep: (voucher, endsOn) =>
      load()
        .then((kept) => kept.keepVoucher(voucher, endsOn, session))
        .catch(() => null),
    async drop(code) {
      if (readMark() !== null) await (await load()).dropVoucher(code, session).catch(reportError);
    },
    all,
    here: async () => (await load()).voucherHere(),
    /** At the start of a document, once the session is restored. */
    start() {
      const isInstalled = matchMedia("(display-mode: standalone)").matches;
      if (session.isLoggedIn.value || isInstalled) void loadWorker().then(({ registerWorker }) => registerWorker());
      // Reading deletes expired vouchers, and those marked for deletion.
      if (!session.isLoggedIn.value || isForgetting()) void all();
      session.listen(({ kind }) => {
        if (kind === "login") void loadWorker().then(({ registerWorker }) => registerWorker());
      });
    },
  } satisfies KeptVouchers & Record<string, unknown>;
}
