import './questions.css';
import { useTranslation } from 'react-i18next';
import type { Question } from './questions-data.server.ts';

/** What people ask, each answer a click away and without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('route');
  return (
    <section className="route-panel" aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
