import { flightOffer } from "#fixtures/answers/flight-offer.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";

/** An address of every kind of public page of a website before a provider mocked from the contract. */
const property = `/${propertyDetails.city.slug}Hotels/${propertyDetails.slug}Hotel.html`;
const search = "/search/property?check_in=2026-12-01&destination_id=city-2&destination_name=Isfahan&length_of_stay=3";
const tour = `/${tourDetails.city.slug}Tours/${tourDetails.slug}Tour.html`;
const { departure_id, origin } = tourDeparture;
const tourSearch = "/search/tour?check_in=2026-12-01&destination_id=city-7&length_of_stay=3&origin_id=city-1&rooms=2";
const flightSearch =
  "/search/flight?adult_count=2&departure_date=2026-12-01&destination_city_id=city-4&origin_city_id=city-1";

export const kindsOfPages = [
  "/",
  "/?destination_name=Isfahan&incomplete=unknown",
  "/Content/RulesAndPolicies.html",
  "/Content/Contact.html",
  "/Content/About.html",
  "/Content/Gallery.html",
  "/partners/sepid",
  "/IranHotels.html",
  "/IranHotels.html?page=2&sort=lowest_price&type[]=hotel",
  "/InternationalHotels.html",
  search,
  `${search}&rooms=2,5;1&view=map`,
  "/LuxuryCategoryHotels.html",
  "/IsfahanHotels.html",
  "/IsfahanHotels/TraditionalHotels.html",
  "/IsfahanTourism/6.html",
  property,
  `${property}?check_in=2026-12-01&length_of_stay=3`,
  "/Tours.html",
  "/KishTours.html",
  "/KishTours.html?page=2&sort=lowest_price&mode[]=train",
  "/KishTours/FromTehran.html",
  tourSearch,
  `${tourSearch}&flex=7&hotel_star[]=5`,
  tour,
  `${tour}?departure=${departure_id}&origin=${origin.slug}&rooms=2`,
  "/Flights.html",
  "/TehranFlights.html",
  "/TehranFlights/ToIstanbul.html",
  flightSearch,
  `${flightSearch}&child_count=1&sort=shortest&stops[]=0`,
  `/flight/reserve/prepare?adult_count=2&child_count=1&infant_count=1&offer_id=${flightOffer.offer.offer_id}`,
  "/Landings/NowruzTours.html",
  "/Landings/NowruzForeignTours.html",
  "/Landings/RegisterHotel.html",
  "/Landings/Chabahar.html",
  "/Landings/Nowruz.html",
  "/Landings/OneNightOffer.html",
  "/compare.html",
  "/user/login.html",
  "/reserve-new/reserve/tracking.html",
  "/nowhere.html",
] as const;
