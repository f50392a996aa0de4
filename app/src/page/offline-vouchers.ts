import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { Session } from "#app/src/store/session.ts";
import { voucherCode } from "#domain/addresses/voucher-code.ts";
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
  here(): string | null;
};

const load = async () => (await fetchOnDemand()).keptVouchers();
const loadWorker = () => import("./register-worker.ts");

/** There is something to forget: read at each start, so that other visitors load no code for it. */
const MARK = "kept_vouchers";
/**
 * `kept`: there are vouchers. `forgetting`: they are to be deleted. It is written before the deletion begins, which waits
 * for code and for other tabs: where the page is left meanwhile, the next one finishes it.
 */
const marks = { kept: "", forgetting: "forget" } as const;

function mark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

function writeMark(state: keyof typeof marks): void {
  try {
    localStorage.setItem(MARK, marks[state]);
  } catch {
    // Without storage the change is made now, or not at all.
  }
}

/**
 * The browser's stored vouchers. They end with their journeys, at log-out and at the first 401; an expired token ends
 * none, as journeys begin weeks later. The code is loaded for logged-in users, together with the offline worker.
 */
export function createKeptVouchers(session: Session) {
  async function forget(): Promise<void> {
    if (mark() === null) return;
    writeMark("forgetting");
    if (await (await load()).forgetVouchers()) localStorage.removeItem(MARK);
  }
  /** The mark, once a deletion that was begun is finished, or was refused. */
  async function settledMark(): Promise<string | null> {
    if (mark() === marks.forgetting) await forget();
    return mark();
  }
  session.listen((event) => {
    if (event.kind === "logout" && event.why !== "over") void forget();
  });
  const all = async () => ((await settledMark()) === marks.kept ? (await load()).keptVouchers(session) : []);

  return {
    forget,
    async keep(voucher, endsOn) {
      try {
        if ((await settledMark()) === marks.forgetting) return null;
        localStorage.setItem(MARK, marks.kept);
        return await (await load()).keepVoucher(voucher, endsOn, session);
      } catch {
        return null;
      }
    },
    async drop(code) {
      if ((await settledMark()) !== marks.kept) return;
      await (await load()).dropVoucher(code, session).catch(reportError);
    },
    all,
    here: () => voucherCode(location.pathname),
    /** At the start of a document, once the session is restored. */
    start() {
      const isInstalled = matchMedia("(display-mode: standalone)").matches;
      if (session.isLoggedIn.value || isInstalled) void loadWorker().then(({ registerWorker }) => registerWorker());
      // Reading deletes expired vouchers, and those marked for deletion.
      if (!session.isLoggedIn.value || mark() === marks.forgetting) void all();
      session.listen(({ kind }) => {
        if (kind === "login") void loadWorker().then(({ registerWorker }) => registerWorker());
      });
    },
  } satisfies KeptVouchers & Record<string, unknown>;
}
