import { tidyLayers, writeLayers } from './write-layers'
void writeLayers().then(tidyLayers)
