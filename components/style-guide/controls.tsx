import { messages } from '@/content/messages';
import { styleGuide } from '@/content/style-guide';
import { routes } from '@/lib/routes';
import { SearchBox } from '../layout/search-box';
import { SocialLinks } from '../layout/social-links';
import { WhatsAppButton } from '../layout/whatsapp-button';
import { AddButton } from '../quotation-list/add-button';
import { Button } from '../ui/button';
import { ExpandableText } from '../ui/expandable-text';
import { Icon, iconNames } from '../ui/icon';
import { type Caused, Group, Specimen } from './specimen';
import styles from './style-guide.module.scss';

const { sections, states, product, service } = styleGuide;
const caused: readonly Caused[] = ['hover', 'active', 'focus'];
const marks = ['logo.svg', 'logo-mark.svg', 'placeholder.svg', 'pattern.svg', 'logo-light.svg'];

/** Icons and marks. */
export function Icons() {
  return (
    <Group title={sections.icons}>
      {iconNames.map((name) => (
        <Specimen key={name} name={name}>
          <Icon name={name} />
        </Specimen>
      ))}
      {marks.map((file) => (
        <Specimen key={file} name={file}>
          <div className={/light|pattern/.test(file) ? styles.dark : undefined}>
            <img src={`/images/${file}`} alt="" width={219} height={48} style={{ maxHeight: '6rem', width: 'auto' }} />
          </div>
        </Specimen>
      ))}
    </Group>
  );
}

/** Everything that is pressed or typed in. */
export function Controls() {
  return (
    <Group title={sections.controls}>
      {(['action', 'quiet'] as const).flatMap((look) => [
        <Specimen key={look} name={`Button ${look}`} state={states.normal}>
          <Button look={look}>{messages.product.quote}</Button>
        </Specimen>,
        ...caused.map((state) => (
          <Specimen key={look + state} name={`Button ${look}`} state={states[state]} caused={state}>
            <Button look={look}>{messages.product.quote}</Button>
          </Specimen>
        )),
        <Specimen key={`${look} disabled`} name={`Button ${look}`} state={states.disabled}>
          <Button look={look} disabled>
            {messages.product.quote}
          </Button>
        </Specimen>,
      ])}
      <Specimen name="Button action" state={states.busy}>
        <Button aria-busy>{messages.forms.sending}</Button>
      </Specimen>
      <Specimen name="SearchBox" state={states.empty}>
        <SearchBox label="SearchBox 1" />
      </Specimen>
      <Specimen name="SearchBox" state={states.focus} caused="focus">
        <SearchBox label="SearchBox 2" />
      </Specimen>
      <Specimen name="AddButton">
        <AddButton item={product} />
      </Specimen>
      <Specimen name="AddButton" state="look short">
        <AddButton item={service} look="short" />
      </Specimen>
      <Specimen name="ExpandableText">
        <ExpandableText
          start={service.description.slice(0, 80)}
          rest={service.description.slice(80)}
          more={messages.services.more}
          less={messages.services.less}
          about="expandable"
          href={routes.home}
        />
      </Specimen>
      <Specimen name="SocialLinks">
        <div className={styles.dark}>
          <SocialLinks />
        </div>
      </Specimen>
      <Specimen name="WhatsAppButton" isStaged isInert>
        <WhatsAppButton />
      </Specimen>
    </Group>
  );
}
