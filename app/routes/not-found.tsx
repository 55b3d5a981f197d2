import { data } from 'react-router';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { NotFoundMessage } from '#app/ui/error-page/not-found-message.tsx';

export function loader() {
  return data({ addresses: everyLanguage(PATHS.notFound) }, 404);
}

export default function NotFound() {
  return <NotFoundMessage />;
}
