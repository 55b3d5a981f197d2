import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import { useMap } from './map-context.ts';

/** The fields that every form of the map keeps: the page's language, and the plan to add to. */
export function KeptFields() {
  const { language, plan } = useMap();
  return (
    <>
      <LanguageField language={language} />
      {plan && <input type="hidden" name="plan" value={plan} />}
    </>
  );
}
