/** Cards of products beside stays, for pages that list several products. */
export { TourListCard } from "./tour/web/TourListCard.tsx";
