import { type ContactProjectType, projectTypes } from './project-types'
import { getService, type ServiceSlug } from './services'

/** The service behind a choice of the contact form. */
export const serviceOfType: Partial<Record<ContactProjectType, ServiceSlug>> = {
  'kitchen-remodeling': 'kitchen-remodeling',
  'bathroom-remodeling': 'bathroom-remodeling',
  'custom-cabinets': 'custom-cabinets',
  countertops: 'countertops-vanities',
  'cabinet-refacing': 'cabinet-refacing',
  'tile-backsplash': 'tile-backsplash-installation',
}

/** Choices that don't name a single service. */
export const openTypes = ['multiple', 'not-sure'] as const satisfies ContactProjectType[]

const isOpenType = (type: string) => openTypes.find((open) => open === type)

/**
 * Returns what a lead asks for: the choice in the form, else the service of the page it came from. A service's slug,
 * `multiple` or `not-sure`; empty if neither is known.
 */
export function askedService({ projectType, service }: { projectType: string; service: string }): string {
  const chosenService = serviceOfType[projectType as ContactProjectType]
  return chosenService ?? getService(service)?.slug ?? isOpenType(projectType) ?? ''
}

/** Returns the name of a result of askedService() for staff. */
export const askedServiceName = (key: string): string =>
  getService(key)?.name ?? (isOpenType(key) ? projectTypes[key as ContactProjectType] : 'Not said')
