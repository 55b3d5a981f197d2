import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('routes/:departure/:arrival', 'routes/route.tsx'),
  route('cities/:city', 'routes/city.tsx'),
  route('hotels/:city', 'routes/hotels.tsx'),
  route('data-and-credits', 'routes/credits.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/check-inbox', 'routes/newsletter-sent.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/trip.tsx'),
] satisfies RouteConfig;
