import type { Metadata } from 'next';
import { Clients } from '@/components/home/clients';
import { Events } from '@/components/home/events';
import { Experience } from '@/components/home/experience';
import { Featured } from '@/components/home/featured';
import { Hero } from '@/components/home/hero';
import { LocationMap } from '@/components/home/location-map';
import { PaymentMethods } from '@/components/home/payment-methods';
import { Services } from '@/components/home/services';
import { FailedSection } from '@/components/ui/failed-section';
import { messages } from '@/content/messages';
import { getServices, getSuggestedProducts } from '@/lib/backend';
import { failureText } from '@/lib/failure-text';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { alternates: { canonical: routes.home } };

export default async function HomePage() {
  const [suggested, services] = await Promise.all([getSuggestedProducts(), getServices()]);
  return (
    <>
      <Hero />
      {suggested.ok ? (
        <Featured items={suggested.data} />
      ) : (
        <FailedSection id="destacados" title={messages.featured.title} message={failureText(suggested.failure)} />
      )}
      <Experience />
      {services.ok ? (
        <Services items={services.data} />
      ) : (
        <FailedSection id="servicios" title={messages.services.title} message={failureText(services.failure)} />
      )}
      <Events />
      <Clients />
      <LocationMap />
      <PaymentMethods />
    </>
  );
}
