import { EmptyState } from '@/components/catalogue/empty-state';
import { ResultPage } from '@/components/forms/result-page';
import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { ErrorPage } from '../layout/error-page';
import { NotFound } from '../layout/not-found';
import { ErrorNotice } from '../ui/error-notice';
import { LoadingScreen } from '../ui/loading-screen';
import { ToastSample } from './live-samples';
import { Group, Specimen } from './specimen';

const { sections, states, failure, category, reference, promise } = styleGuide;
const { enviado, 'no-enviado': notSent } = messages.resultPages;

/** What a visitor sees while something loads, is empty, fails or has worked. */
export function Feedback() {
  return (
    <Group title={sections.feedback} layout="wide">
      <Specimen name="Toaster">
        <ToastSample />
      </Specimen>
      <Specimen name="ErrorNotice">
        <ErrorNotice message={failure} />
      </Specimen>
      <Specimen name="LoadingScreen" state={states.loading} isStaged>
        <LoadingScreen />
      </Specimen>
      <Specimen name="EmptyState" state={states.empty}>
        <EmptyState title={messages.search.empty} text={messages.search.emptyHelp} categories={[category]} />
      </Specimen>
      <Specimen name="NotFound">
        <NotFound />
      </Specimen>
      <Specimen name="ResultPage" state={states.good}>
        <ResultPage {...enviado} reference={reference} promise={promise} />
      </Specimen>
      <Specimen name="ResultPage" state={states.bad}>
        <ResultPage {...notSent} />
      </Specimen>
      <Specimen name="ErrorPage">
        <ErrorPage message={failure} />
      </Specimen>
    </Group>
  );
}
