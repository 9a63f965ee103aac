import { PreviewEnded } from '@/components/site/screens/custom-page/preview-note'

export default PreviewEnded
