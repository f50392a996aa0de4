import { accountEndpoints } from "./account/endpoints.ts";
import { alarmEndpoints } from "./alarm/endpoints.ts";
import { attraction } from "./attraction/attraction.ts";
import { calendarEvents, context, enums } from "./base/context.ts";
import { refresh } from "./base/refresh.ts";
import { home, page } from "./content/content.ts";
import { landing } from "./content/landing.ts";
import { partner } from "./content/partner.ts";
import { flightEndpoints } from "./flight/endpoints.ts";
import { flightOperatorEndpoints } from "./flight/operator.ts";
import type { Endpoint } from "./http/endpoint.ts";
import { importEndpoints } from "./import/endpoints.ts";
import { inquiryEndpoints } from "./inquiry/endpoints.ts";
import { invariants } from "./invariants.ts";
import { keyEndpoints } from "./keys/endpoints.ts";
import { leavingEndpoints } from "./leaving/endpoints.ts";
import { notificationEndpoints } from "./notification/endpoints.ts";
import { operatorEndpoints } from "./operator/endpoints.ts";
import { paymentEndpoints } from "./payment/endpoints.ts";
import { pendingEndpoints } from "./pending.ts";
import { photoEndpoints } from "./photo/endpoints.ts";
import { airlines, airports, autocomplete, cities, countries } from "./place/places.ts";
import { priceAlertEndpoints } from "./price-alert/endpoints.ts";
import { profileEndpoints } from "./profile/endpoints.ts";
import { addresses, addressFiles } from "./property/address-files.ts";
import { similar, suggested } from "./property/beside.ts";
import { comments } from "./property/comments.ts";
import { details } from "./property/details.ts";
import { extraFacilities } from "./property/extra-facilities.ts";
import { category, city, listing, subject } from "./property/lists.ts";
import { nearbyDates } from "./property/nearby-dates.ts";
import { priceCalendar } from "./property/price-calendar.ts";
import { questions } from "./property/questions.ts";
import { rooms } from "./property/rooms.ts";
import { search, searchMap } from "./property/search.ts";
import { refundEndpoints } from "./refund/endpoints.ts";
import { reservationEndpoints, reserveEndpoints } from "./reservation/endpoints.ts";
import { reservationOperatorEndpoints } from "./reservation/operator.ts";
import type { Products } from "./reservation/product.ts";
import { settlementEndpoints } from "./settlement/endpoints.ts";
import { tourEndpoints } from "./tour/endpoints.ts";
import { tourOperatorEndpoints } from "./tour/operator.ts";
import { userEndpoints } from "./user/endpoints.ts";
import { sessionEndpoints } from "./user/sessions.ts";
import { voucherEndpoints } from "./voucher/endpoints.ts";
import { walletEndpoints } from "./wallet/endpoints.ts";
import { wordEndpoints } from "./words/endpoints.ts";

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
