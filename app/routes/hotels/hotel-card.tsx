import { useTranslation } from 'react-i18next';
import type { Hotel } from '#app/domain/hotels/hotel.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { AmenityIcon } from './amenity-icon.tsx';
import { Stars } from './stars.tsx';

interface HotelCardProps {
  readonly hotel: Omit<Hotel, 'priceCents'> & {
    readonly price: string;
    readonly picture: string | undefined;
  };
  readonly city: string;
}

/** One sample hotel. */
export function HotelCard({ hotel, city }: HotelCardProps) {
  const { t } = useTranslation('hotels');
  const name = t(`kinds.${hotel.kind}.name`, { city });
  return (
    <li className="card hotel-card" id={hotel.id}>
      <Picture address={hotel.picture} shape="scene" className="card-picture" />
      <h3>{name}</h3>
      <Stars rating={hotel.rating} />
      <p>{t(`kinds.${hotel.kind}.description`)}</p>
      <ul className="amenities" aria-label={t('amenities')}>
        {hotel.amenities.map((amenity) => (
          <li key={amenity} className="amenity">
            <AmenityIcon amenity={amenity} />
            {t(`amenity.${amenity}`)}
          </li>
        ))}
      </ul>
      <div className="hotel-card-end">
        <p className="hotel-price">{t('price', { price: hotel.price })}</p>
        <ExternalLink className="button button-quiet" href={hotel.bookingUrl}>
          {t('book')}
          <span className="visually-hidden">, {name}</span>
        </ExternalLink>
      </div>
    </li>
  );
}
