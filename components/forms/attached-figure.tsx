import { isEstimatePath } from '@/lib/leads/attribution'
import { DesignFigure } from './design-figure'
import { EstimateFigure } from './estimate-figure'

/** Shows the room from the visualizer, or the estimate with its lines. */
export const AttachedFigure = ({ address, plan }: { address: string; plan: string }) =>
  isEstimatePath(address) ? <EstimateFigure plan={plan} /> : <DesignFigure address={address} />
