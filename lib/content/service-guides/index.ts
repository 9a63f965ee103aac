import { type ServiceSlug } from '@/lib/business/services'
import bathroomRemodeling from './bathroom-remodeling.json'
import cabinetRefacing from './cabinet-refacing.json'
import countertopsVanities from './countertops-vanities.json'
import customCabinets from './custom-cabinets.json'
import flooringInstallation from './flooring-installation.json'
import { type ServiceGuide } from './guide'
import homeRenovation from './home-renovation.json'
import kitchenRemodeling from './kitchen-remodeling.json'
import tileBacksplashInstallation from './tile-backsplash-installation.json'

export const guides = {
  'kitchen-remodeling': kitchenRemodeling,
  'bathroom-remodeling': bathroomRemodeling,
  'custom-cabinets': customCabinets,
  'countertops-vanities': countertopsVanities,
  'cabinet-refacing': cabinetRefacing,
  'tile-backsplash-installation': tileBacksplashInstallation,
  'home-renovation': homeRenovation,
  'flooring-installation': flooringInstallation,
} as Readonly<Record<ServiceSlug, ServiceGuide>>
