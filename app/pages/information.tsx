import { SIGN_SHAPES } from '#app/art/signs/signs.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import type { PageModule } from '#app/ui/page/page-module.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { SourceLinks } from '#app/ui/sources/source-links.tsx';
import { type BandPicture, bandPicture } from './information/band-picture.server.ts';
import { ComfortForm } from './information/comfort-form.tsx';
import sheet from './information/information.css?url';
import {
  type InformationPage as InformationTexts,
  informationPage,
} from './information/information-page.server.ts';
import type { InformationPageName } from './information/information-pages.ts';
import { Line, Prose } from './information/prose.tsx';

interface InformationProps {
  readonly name: InformationPageName;
  readonly page: InformationTexts;
  /** The drawing of a page without an index. */
  readonly picture: BandPicture | undefined;
}

/** Pages with sections that are too long for a third of the width. */
const LONG_SECTIONS: ReadonlySet<InformationPageName> = new Set(['credits', 'privacy']);

/** A title of more letters is not set beside an index. */
const LONG_TITLE = 20;

type IndexedSection = Pick<InformationTexts['sections'][number], 'id' | 'sign' | 'title'>;

/** The module of one of the information pages, which differ in nothing but their texts. */
export function informationPageModule(name: InformationPageName): PageModule<InformationProps> {
  return {
    sheet,
    load(request) {
      const page = informationPage(name, request);
      const picture = { kind: 'page', name: PATHS[name].slice(1) } as const;
      const facts = { ...page.meta, picture, name: page.title };
      const hasIndex = page.sections.some(({ sign }) => sign);
      return {
        props: { name, page, picture: hasIndex ? undefined : bandPicture(name, request.settings) },
        ...pageHead(request, everyLanguage(PATHS[name]), facts),
      };
    },
    hasCode: name === 'accessibility',
    Page: InformationPage,
  };
}

function InformationPage({ name, page, picture }: InformationProps) {
  const { t } = useTexts('route');
  // The short sections of the terms need no index, and stand in columns all the same.
  const isLong = !picture || name === 'terms';
  const shape = LONG_SECTIONS.has(name) ? 'text-rows' : 'text-grid';
  return (
    <article>
      <header className="text-head band band-teal">
        {picture && (
          <Picture
            {...picture}
            className={`text-picture text-${picture.shape} text-${name}`}
            isFirst
          />
        )}
        <div className="wide">
          <h1 data-long={page.title.length > LONG_TITLE || undefined}>{page.title}</h1>
          {page.lead && (
            <p className="lead">
              <Line text={page.lead} {...page.fill} />
            </p>
          )}
          {!picture && <SectionIndex sections={page.sections} />}
        </div>
      </header>
      <div className={`wide text-page ${isLong ? shape : ''}`}>
        {name === 'accessibility' && <ComfortForm />}
        {page.sections.map(({ id, title, text, sources }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Prose text={text} {...page.fill} />
            {sources && <SourceLinks sources={sources} />}
          </section>
        ))}
        {page.rules.length > 0 && (
          <section>
            <h2>{t('sources.title')}</h2>
            <SourceLinks sources={page.rules} />
          </section>
        )}
      </div>
    </article>
  );
}

/** Links to the sections of a page, each with its sign. */
function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  const { t } = useTexts('shell');
  return (
    <nav aria-label={t('onThisPage')}>
      <ul className="text-index">
        {sections.map(({ id, sign, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {sign && (
                <svg className="sign" viewBox="-6 -6 36 36" aria-hidden="true">
                  <path d={SIGN_SHAPES[sign]} fillRule="evenodd" />
                </svg>
              )}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
