'use client';

import { useEffect, useRef, useState } from 'react';
import { listPaper } from '@/content/client/quotation-list-page';
import { listLimits } from '@/content/list-limits';
import { type Line, toListPath } from '@/lib/quotation-list/address';
import { PrintedDate } from '../ui/print-button';
import styles from './printed.module.scss';

/** Milliseconds without a change after which the code of a new list is fetched. */
const SETTLED_MS = 600;

/** Above a printed list: the company, who asks, as the form says when it is printed, and the day. */
export function PrintedHead({ company }: { readonly company: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const field = place.current?.closest('section')?.parentElement?.querySelector('[name=institution]');
      if (place.current && field instanceof HTMLInputElement) place.current.textContent = field.value.trim();
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return (
    <div className={`onPaper ${styles.paper}`}>
      <p>{company}</p>
      <p>
        {listPaper.institution}: <span ref={place} />
      </p>
      <p>
        {listPaper.date}: <PrintedDate />
      </p>
    </div>
  );
}

/** Below a printed list: who signs it, and its address, to read and to scan; that of its products alone where no phone could read all of it. */
export function PrintedFoot({ lines, address }: { readonly lines: readonly Line[]; readonly address: string }) {
  const { origin, pathname } = new URL(address);
  const products = lines.flatMap(({ id, quantity }) => (id === undefined ? [] : { id, quantity }));
  const isScanned = (one: string) => origin.length + one.length <= listLimits.code;
  const path = isScanned(pathname) || products.length === 0 ? pathname : toListPath(products);
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <>
      <div className={`onPaper ${styles.paper} ${styles.signatures}`}>
        {listPaper.signatures.map((role) => (
          <p key={role}>{role}</p>
        ))}
      </div>
      <div className={`onPaper ${styles.paper}`}>
        {isScanned(settled) && <img src={`${settled}/qr.svg`} alt="" width={120} height={120} fetchPriority="low" />}
        <p>
          {path === pathname ? listPaper.address : listPaper.productsOnly}:<br />
          {origin + path}
        </p>
      </div>
    </>
  );
}
