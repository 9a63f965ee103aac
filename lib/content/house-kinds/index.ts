import { type ServiceSlug } from '@/lib/business/services'
import bathroomRemodeling from './bathroom-remodeling.json'
import cabinetRefacing from './cabinet-refacing.json'
import countertopsVanities from './countertops-vanities.json'
import customCabinets from './custom-cabinets.json'
import flooringInstallation from './flooring-installation.json'
import homeRenovation from './home-renovation.json'
import kitchenRemodeling from './kitchen-remodeling.json'
import { type HouseKind } from './kinds'
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
