import './swatch.css'
import { swatchStyle } from '@/lib/business/design-layers'
import { type Finish } from '@/lib/business/finishes'

/** Shows a finish as a crop of the sheet of swatches. */
export const Swatch = ({ finish }: { finish: Pick<Finish, 'surface' | 'id'> }) => (
  <span className="swatch" style={swatchStyle(finish)} />
)
