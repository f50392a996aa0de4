import { photoEndpoints } from "./atlas/photo/endpoints.ts";
import { attraction } from "./catalogue/attraction/attraction.ts";
import { contextEndpoints } from "./catalogue/base/context.ts";
import { placeEndpoints } from "./catalogue/base/places.ts";
import { refresh } from "./catalogue/base/refresh.ts";
import { contentEndpoints } from "./catalogue/content/content.ts";
import { landing } from "./catalogue/content/landing.ts";
import { partner } from "./catalogue/content/partner.ts";
import { alarmEndpoints } from "./desk/alarm-endpoints.ts";
import { importEndpoints } from "./desk/import/endpoints.ts";
import { inquiryEndpoints } from "./desk/inquiry/endpoints.ts";
import { operatorEndpoints } from "./desk/operator/endpoints.ts";
import { pendingEndpoints } from "./desk/pending.ts";
import { userEndpoints } from "./identity/user/endpoints.ts";
import { sessionEndpoints } from "./identity/user/sessions.ts";
import type { Endpoint } from "./kernel/http/endpoint.ts";
import { keyEndpoints } from "./kernel/keys/endpoints.ts";
import { exchangeEndpoints } from "./money/exchange/endpoints.ts";
import { paymentEndpoints } from "./money/payment/endpoints.ts";
import { shareEndpoints } from "./money/payment/share-endpoints.ts";
import { refundEndpoints } from "./money/refund/endpoints.ts";
import { settlementEndpoints } from "./money/settlement/endpoints.ts";
import { walletEndpoints } from "./money/wallet/endpoints.ts";
import { accountEndpoints } from "./people/account/endpoints.ts";
import { leavingEndpoints } from "./people/account-deletion/endpoints.ts";
import { notificationEndpoints } from "./people/notification/endpoints.ts";
import { priceAlertEndpoints } from "./people/price-alert/endpoints.ts";
import { profileEndpoints } from "./people/profile/endpoints.ts";
import { wordEndpoints } from "./people/reviews/endpoints.ts";
import type { ProductModule } from "./product-module.ts";
import { campaignEndpoints } from "./shop/campaign/endpoints.ts";
import { extraEndpoints } from "./shop/extra/catalogue.ts";
import { invariants } from "./shop/invariants.ts";
import { reservationEndpoints, reserveEndpoints } from "./shop/reservation/endpoints.ts";
import { reservationOperatorEndpoints } from "./shop/reservation/operator.ts";
import { companionEndpoints } from "./shop/voucher/companion-endpoints.ts";
import { voucherEndpoints } from "./shop/voucher/endpoints.ts";

/** Every call that the provider answers for the products that it sells, but for error reports, which are taken in `app.ts`. */
export const endpointsOf = (modules: readonly ProductModule[]): readonly Endpoint[] => [
  ...endpoints,
  ...modules.flatMap((module) => [...module.endpoints, ...reserveEndpoints(module.product)]),
];

const endpoints: readonly Endpoint[] = [
  ...contextEndpoints,
  ...placeEndpoints,
  refresh,
  ...contentEndpoints,
  landing,
  partner,
  attraction,
  ...settlementEndpoints,
  ...userEndpoints,
  ...sessionEndpoints,
  ...leavingEndpoints,
  ...notificationEndpoints,
  ...priceAlertEndpoints,
  ...voucherEndpoints,
  ...companionEndpoints,
  ...reservationEndpoints,
  ...reservationOperatorEndpoints,
  ...campaignEndpoints,
  ...extraEndpoints,
  invariants,
  ...pendingEndpoints,
  ...operatorEndpoints,
  ...keyEndpoints,
  ...photoEndpoints,
  ...alarmEndpoints,
  ...profileEndpoints,
  ...accountEndpoints,
  ...paymentEndpoints,
  ...shareEndpoints,
  ...exchangeEndpoints,
  ...walletEndpoints,
  ...refundEndpoints,
  ...wordEndpoints,
  ...inquiryEndpoints,
  ...importEndpoints,
];
