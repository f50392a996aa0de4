import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("search.tsx")] satisfies RouteConfig;
