import { type ServiceSlug } from '@/lib/business/services'
import { type Question } from '@/lib/content/service-guides/guide'
import bathroomRemodeling from './bathroom-remodeling.json'
import cabinetRefacing from './cabinet-refacing.json'
import countertopsVanities from './countertops-vanities.json'
import customCabinets from './custom-cabinets.json'
import flooringInstallation from './flooring-installation.json'
import homeRenovation from './home-renovation.json'
import kitchenRemodeling from './kitchen-remodeling.json'
import { type HouseKind } from './kinds'
import bathroomRemodelingQuestions from './questions/bathroom-remodeling.json'
import cabinetRefacingQuestions from './questions/cabinet-refacing.json'
import countertopsVanitiesQuestions from './questions/countertops-vanities.json'
import customCabinetsQuestions from './questions/custom-cabinets.json'
import flooringInstallationQuestions from './questions/flooring-installation.json'
import homeRenovationQuestions from './questions/home-renovation.json'
import kitchenRemodelingQuestions from './questions/kitchen-remodeling.json'
import tileBacksplashInstallationQuestions from './questions/tile-backsplash-installation.json'
import tileBacksplashInstallation from './tile-backsplash-installation.json'

/** A service in each kind of house: its character, its problems, our approach, and what changes the price. */
const passages: Readonly<Record<ServiceSlug, Record<HouseKind, string>>> = {
  'kitchen-remodeling': kitchenRemodeling,
  'bathroom-remodeling': bathroomRemodeling,
  'custom-cabinets': customCabinets,
  'countertops-vanities': countertopsVanities,
  'cabinet-refacing': cabinetRefacing,
  'tile-backsplash-installation': tileBacksplashInstallation,
  'home-renovation': homeRenovation,
  'flooring-installation': flooringInstallation,
}

/** Returns a service's built-in texts on each kind of house. */
export const passagesOf = (service: ServiceSlug): Record<HouseKind, string> => passages[service]

/** What owners of each kind of house ask about a service: two questions that the passage doesn't answer. */
const questions: Readonly<Record<ServiceSlug, Record<HouseKind, readonly Question[]>>> = {
  'kitchen-remodeling': kitchenRemodelingQuestions,
  'bathroom-remodeling': bathroomRemodelingQuestions,
  'custom-cabinets': customCabinetsQuestions,
  'countertops-vanities': countertopsVanitiesQuestions,
  'cabinet-refacing': cabinetRefacingQuestions,
  'tile-backsplash-installation': tileBacksplashInstallationQuestions,
  'home-renovation': homeRenovationQuestions,
  'flooring-installation': flooringInstallationQuestions,
}

export const kindQuestionsOf = (service: ServiceSlug): Record<HouseKind, readonly Question[]> =>
  questions[service]
