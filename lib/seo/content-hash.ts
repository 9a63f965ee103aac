import { createHash } from 'node:crypto'
import { serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { services } from '@/lib/business/services'
import { townPages } from '@/lib/content/town-pages'
import { townQuestions } from '@/lib/landing/town-questions'
import { towns } from '@/lib/business/towns'
import { landingContent } from '@/lib/landing/content'

const hash = (content: unknown) =>
  createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 10)

/** For every page that is made from data files: its path, and a hash that changes when its content does. */
export function contentHashes(): Map<string, string> {
  return new Map([
    ...townPages.map((page) => [`/${page.town.slug}`, hash([page, townQuestions(page.town)])] as const),
    ...services.map(
      (service) => [`/rockland/${service.slug}/`, hash([service, serviceHubContent(service)])] as const,
    ),
    ...towns.flatMap((town) => [
      [`/rockland/${town.slug}/`, hash([town, townHubContent(town)])] as const,
      ...services.map(
        (service) =>
          [
            `/rockland/${town.slug}/${service.slug}/`,
            hash([service, landingContent(town, service)]),
          ] as const,
      ),
    ]),
  ])
}
