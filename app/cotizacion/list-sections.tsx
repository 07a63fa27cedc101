import type { Metadata } from 'next';
import { ProductMeta } from '@/components/catalogue/product-meta';
import { FormBody } from '@/components/forms/form-body';
import { BannerPage } from '@/components/layout/page-hero';
import { PasteForm } from '@/components/pasted-list/paste-form';
import { AddLine } from '@/components/quotation-list/add-line';
import { EmptyList, MoreProducts } from '@/components/quotation-list/empty-list';
import { LeftOutNotices } from '@/components/quotation-list/left-out-notices';
import { LineDetails, LineField } from '@/components/quotation-list/line-field';
import { ListChat } from '@/components/quotation-list/list-chat';
import { ListShare } from '@/components/quotation-list/list-share';
import { PrintedHead, PrintedSignatures } from '@/components/quotation-list/printed';
import { PrintedCode } from '@/components/quotation-list/printed-code';
import type { QuotationList } from '@/components/quotation-list/quotation-list';
import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import { listTexts } from '@/content/client/quotation-list';
import { lineTexts } from '@/content/client/quotation-list-lines';
import { companyLine } from '@/content/company-line';
import { messages } from '@/content/messages';
import { paste } from '@/content/paste';
import { listForm, listIntro } from '@/content/quotation-list';
import { toLinesPath } from '@/lib/list-paths';
import { getPageOgImage } from '@/lib/og-images/subject';
import { toPasteFormPath } from '@/lib/pasted-list/fields';
import { toNoteField } from '@/lib/quotation-list/fields';
import { formatLines } from '@/lib/quotation-list/lines';
import { toProductPath } from '@/lib/routes';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDescription, getTitle } from '@/lib/seo/texts';
import { getSettings } from '@/lib/settings';
import type { FoundList } from './list';

/** What search engines and shared links say of a list: how many lines, and none of the words in its address. */
export async function describeList({ requested, products }: FoundList): Promise<Metadata> {
  const count = products.length + requested.free.length;
  const lines = `${count} ${listTexts.lines(count)}`;
  const page = {
    title: getTitle(listTexts.title),
    name: `${listTexts.title}: ${lines}`,
    description: getDescription(count > 0 ? listIntro.description(lines) : listIntro.emptyHelp),
    path: toLinesPath(requested),
    ogImage: getPageOgImage('cotizacion'),
    isIndexed: false,
  };
  return getPageMetadata(page, await getSettings());
}

/** The page of a list, with its form. `List` shows the lines: what a page names is all that its browser loads. */
export async function ListSections({ requested, products, List }: FoundList & { readonly List: typeof QuotationList }) {
  const { dataPolicy, formNote, siteUrl } = await getSettings();
  const rows = products.map(({ note, ...product }) => ({
    id: product.id,
    name: product.name,
    lang: product.lang,
    href: toProductPath(product),
    picture: <Picture src={product.imageSm} alt="" width={96} height={96} sizes="6rem" />,
    meta: <ProductMeta product={{ ...product, healthRegistration: '' }} />,
    more: (
      <LineDetails title={lineTexts.note} of={product.name}>
        <LineField
          name={toNoteField(product.id)}
          label={lineTexts.note}
          of={product.name}
          value={note ?? ''}
          hint={listForm.noteHint}
        />
      </LineDetails>
    ),
  }));
  const lines = { items: products, free: requested.free };
  const missing = requested.items.map(({ id }) => id).filter((id) => products.every((product) => product.id !== id));
  const drawn = { lines, address: siteUrl + toLinesPath(lines) };
  return (
    <BannerPage title={listTexts.title} text={listIntro.intro}>
      <LeftOutNotices missing={missing} />
      <List
        products={rows}
        requested={requested}
        siteUrl={siteUrl}
        head={<PrintedHead company={companyLine} />}
        signatures={<PrintedSignatures />}
        share={<ListShare {...drawn} products={rows} />}
        code={<PrintedCode {...drawn} />}
        chat={<ListChat {...drawn} products={rows} />}
        foreign={listIntro.foreign}
        intro={listIntro.formIntro}
        adder={<AddLine />}
        more={<MoreProducts />}
        empty={<EmptyList />}
      >
        <FormBody
          form="cotizacion"
          kind="quotation"
          policy={dataPolicy}
          note={formNote}
          hint={messages.quotation.listHint}
        />
      </List>
      <PasteForm base={formatLines(requested)} look="quiet">
        <AppLink href={toPasteFormPath()} prefetch={false}>
          {paste.fileElsewhere}
        </AppLink>
      </PasteForm>
    </BannerPage>
  );
}
