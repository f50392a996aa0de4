import { photoEndpoints } from "./atlas/photo/endpoints.ts";
import { attraction } from "./catalogue/attraction/attraction.ts";
import { calendarEvents, context, enums } from "./catalogue/base/context.ts";
import { airlines, airports, autocomplete, cities, countries } from "./catalogue/base/places.ts";
import { refresh } from "./catalogue/base/refresh.ts";
import { home, page } from "./catalogue/content/content.ts";
import { landing } from "./catalogue/content/landing.ts";
import { partner } from "./catalogue/content/partner.ts";
import { alarmEndpoints } from "./desk/alarm-endpoints.ts";
import { importEndpoints } from "./desk/import/endpoints.ts";
import { inquiryEndpoints } from "./desk/inquiry/endpoints.ts";
import { operatorEndpoints } from "./desk/operator/endpoints.ts";
import { pendingEndpoints } from "./desk/pending.ts";
import { flightEndpoints } from "./flight/endpoints.ts";
import { flightOperatorEndpoints } from "./flight/operator.ts";
import { userEndpoints } from "./identity/user/endpoints.ts";
import { sessionEndpoints } from "./identity/user/sessions.ts";
import type { Endpoint } from "./kernel/http/endpoint.ts";
import { keyEndpoints } from "./kernel/keys/endpoints.ts";
import { paymentEndpoints } from "./money/payment/endpoints.ts";
import { refundEndpoints } from "./money/refund/endpoints.ts";
import { settlementEndpoints } from "./money/settlement/endpoints.ts";
import { walletEndpoints } from "./money/wallet/endpoints.ts";
import { accountEndpoints } from "./people/account/endpoints.ts";
import { leavingEndpoints } from "./people/account-deletion/endpoints.ts";
import { notificationEndpoints } from "./people/notification/endpoints.ts";
import { priceAlertEndpoints } from "./people/price-alert/endpoints.ts";
import { profileEndpoints } from "./people/profile/endpoints.ts";
import { wordEndpoints } from "./people/reviews/endpoints.ts";
import { addresses, addressFiles } from "./property/address-files.ts";
import { comments } from "./property/comments.ts";
import { details } from "./property/details.ts";
import { extraFacilities } from "./property/extra-facilities.ts";
import { category, city, listing, subject } from "./property/lists.ts";
import { nearbyDates } from "./property/nearby-dates.ts";
import { priceCalendar } from "./property/price-calendar.ts";
import { questions } from "./property/questions.ts";
import { similar, suggested } from "./property/related-properties.ts";
import { rooms } from "./property/rooms.ts";
import { search, searchMap } from "./property/search.ts";
import { invariants } from "./shop/invariants.ts";
import { reservationEndpoints, reserveEndpoints } from "./shop/reservation/endpoints.ts";
import { reservationOperatorEndpoints } from "./shop/reservation/operator.ts";
import type { Products } from "./shop/reservation/product.ts";
import { voucherEndpoints } from "./shop/voucher/endpoints.ts";
import { tourEndpoints } from "./tour/endpoints.ts";
import { tourOperatorEndpoints } from "./tour/operator.ts";

/** Every call that the provider answers for the products that it sells, but for error reports, which are taken in `app.ts`. */
export const endpointsOf = (products: Products): readonly Endpoint[] => [
  ...endpoints,
  ...[...products.values()].flatMap(reserveEndpoints),
];

const endpoints: readonly Endpoint[] = [
  ...tourEndpoints,
  ...flightEndpoints,
  ...flightOperatorEndpoints,
  ...tourOperatorEndpoints,
  context,
  enums,
  countries,
  cities,
  airports,
  airlines,
  calendarEvents,
  autocomplete,
  refresh,
  home,
  page,
  landing,
  partner,
  listing,
  city,
  category,
  subject,
  search,
  searchMap,
  details,
  rooms,
  priceCalendar,
  nearbyDates,
  comments,
  questions,
  similar,
  suggested,
  extraFacilities,
  addressFiles,
  addresses,
  attraction,
  ...settlementEndpoints,
  ...userEndpoints,
  ...sessionEndpoints,
  ...leavingEndpoints,
  ...notificationEndpoints,
  ...priceAlertEndpoints,
  ...voucherEndpoints,
  ...reservationEndpoints,
  ...reservationOperatorEndpoints,
  invariants,
  ...pendingEndpoints,
  ...operatorEndpoints,
  ...keyEndpoints,
  ...photoEndpoints,
  ...alarmEndpoints,
  ...profileEndpoints,
  ...accountEndpoints,
  ...paymentEndpoints,
  ...walletEndpoints,
  ...refundEndpoints,
  ...wordEndpoints,
  ...inquiryEndpoints,
  ...importEndpoints,
];
