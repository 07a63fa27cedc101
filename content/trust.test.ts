/** @jest-environment node */
import type { PolicyDocument } from './policies/policy-document';
import { shipping } from './policies/shipping';
import { warranties } from './policies/warranties';
import { trust } from './trust';

const policies: readonly PolicyDocument[] = [warranties, shipping];

test.each([...trust.equipment, ...trust.service])('the policy says it: $text', ({ file, source }) => {
  const policy = policies.find((one) => one.file === file);
  const rows = policy?.sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'table' ? one.rows : [])),
  );
  expect(rows?.map((row) => row.slice(0, 2))).toContainEqual([...source]);
});
