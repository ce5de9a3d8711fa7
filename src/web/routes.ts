// The sitemap: every page of the product and the file that draws it.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('public/home.tsx'), route('*', 'public/not-found.tsx')] satisfies RouteConfig;
