import { type ContactProjectType, projectTypes } from './project-types'
import { getService, type ServiceSlug } from './services'

/** The service that a choice of the contact form stands for. */
export const serviceOfType: Partial<Record<ContactProjectType, ServiceSlug>> = {
  'kitchen-remodeling': 'kitchen-remodeling',
  'bathroom-remodeling': 'bathroom-remodeling',
  'custom-cabinets': 'custom-cabinets',
  countertops: 'countertops-vanities',
  'cabinet-refacing': 'cabinet-refacing',
  'tile-backsplash': 'tile-backsplash-installation',
}

/** The choices that stand for no one service. */
export const openTypes = ['multiple', 'not-sure'] as const satisfies ContactProjectType[]

const isOpenType = (type: string) => openTypes.find((open) => open === type)

/**
 * What a lead asks for: what was chosen in the form before the page it was sent from. A service's slug, `multiple` or
 * `not-sure`; empty where it says nothing.
 */
export function askedService({ projectType, service }: { projectType: string; service: string }): string {
  const chosen = serviceOfType[projectType as ContactProjectType]
  return chosen ?? getService(service)?.slug ?? isOpenType(projectType) ?? ''
}

/** What askedService() says, in words for staff. */
export const askedServiceName = (key: string): string =>
  getService(key)?.name ?? (isOpenType(key) ? projectTypes[key as ContactProjectType] : 'Not said')
