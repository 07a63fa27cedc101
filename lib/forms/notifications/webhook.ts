import { createHmac } from 'node:crypto';
import { BackendAnswerError, BackendStatusError, BackendUnreachableError, isNotTaken } from '@/lib/backend/errors';
import { network } from '@/lib/backend/redirects';
import type { WebhookSettings } from '@/lib/env-notifications';
import { discard } from '@/lib/http/chunks';
import { withDeadline } from '@/lib/http/timeout';
import type { Channel, SendResult } from './delivery';
import { toEvent } from './event';
import type { Notice } from './notice';

/** The convention has 15 to 30 s for an answer: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const TIMEOUT_MS = 20_000;
/** The receiver wants no more of these. */
const GONE = 410;

/** Posts signed JSON to the company's own address; no redirect is followed, and of the answer only the status is read. */
export function createWebhook({ url, key }: WebhookSettings, timeout = TIMEOUT_MS): Channel {
  return {
    name: 'webhook',
    send: async (notice) => {
      try {
        const status = await withDeadline(timeout, async (signal) => {
          const response = await network(new Request(url, { ...toSigned(notice, key), signal }));
          discard(response);
          return response.status;
        });
        return toResult(status);
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}

function toSigned(notice: Notice, key: Buffer): RequestInit {
  const id = `msg_${notice.id}`;
  const now = Date.now();
  const timestamp = String(Math.floor(now / 1_000));
  const body = JSON.stringify(toEvent(notice));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'biomedica-site/1 (+notifications)',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return { method: 'POST', headers, body };
}

function toResult(status: number): SendResult {
  if (status >= 200 && status < 300) return { result: 'sent' };
  const reason = `status ${status}`;
  if (status === GONE) return { result: 'refused', reason };
  // Who answers 504 may have it.
  return { result: isNotTaken(new BackendStatusError('', status)) ? 'not-taken' : 'unknown', reason };
}

function toFailure(error: unknown): SendResult {
  if (error instanceof BackendAnswerError) return { result: 'not-taken', reason: 'redirect' };
  const failure = new BackendUnreachableError('The receiver could not be reached in time', { cause: error });
  return { result: isNotTaken(failure) ? 'not-taken' : 'unknown', reason: failure.fault.received };
}
