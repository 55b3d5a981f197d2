import { useTranslation } from 'react-i18next';
import { WALLPAPER } from '#app/art/prints/wallpaper-size.ts';

interface PosterFilesProps {
  readonly sheetAddress: string;
  readonly wallpaperAddress: string;
}

/** The poster to take away: two links that save a file, each with its kind and size. */
export function PosterFiles({ sheetAddress, wallpaperAddress }: PosterFilesProps) {
  const { t } = useTranslation('city');
  return (
    <div className="poster-files">
      <ul>
        <li>
          <a href={sheetAddress} download>
            {t('posterFiles.sheet')}
          </a>
          <span>{t('posterFiles.sheetFile')}</span>
        </li>
        <li>
          <a href={wallpaperAddress} download>
            {t('posterFiles.wallpaper')}
          </a>
          <span>{t('posterFiles.wallpaperFile', WALLPAPER)}</span>
        </li>
      </ul>
      <p className="note">{t('posterFiles.note')}</p>
    </div>
  );
}
