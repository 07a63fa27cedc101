import type { Page } from '@playwright/test';
import { axe, expect, test as base } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { type MailServer, startMailServer } from './support/mail-server';
import { contact } from './support/person';
import { type Site, serve } from './support/site';

