import { PrintedDate } from '@/components/ui/print-button';
import { productSheet } from '@/content/product-sheet';
import { site } from '@/content/site';
import styles from './sheet-foot.module.scss';

type Props = {
  /** Public address of the product's page. */
  readonly address: string;
  readonly codePath: string;
};

/** What the printed sheet of a product adds to its page: whom to ask, the day, and the way back to the page, to read and to scan. */
export function SheetFoot({ address, codePath }: Props) {
  const { name, landline, mobile, emails } = site;
  return (
    <div className={styles.foot}>
      {/* Lazy and not shown: browsers fetch it when the page is printed. */}
      <img src={codePath} alt="" width={120} height={120} loading="lazy" />
      <div>
        <p>{[name, landline.label, mobile.label, emails.sales].join(' · ')}</p>
        <p>{`${productSheet.address}: ${address}`}</p>
        <p>
          {`${productSheet.date}: `}
          <PrintedDate />
        </p>
      </div>
    </div>
  );
}
