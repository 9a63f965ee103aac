import { EstimateButton } from '@/components/forms/estimate-button'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { type SectionProps } from '../define-section'
import { MissingSection } from '../parts'
import { type definition } from './definition'

export function View({ config, words, data, inCanvas }: SectionProps<typeof definition>) {
  const { estimate, recommendations } = config
  if (data.projects.length === 0)
    return inCanvas ? (
      <MissingSection>Visitors see nothing here until a project is published.</MissingSection>
    ) : null
  return (
    <ClosingBand heading={words('title')} text={words('text')}>
      {estimate.trim() && <EstimateButton>{estimate}</EstimateButton>}
      {recommendations.trim() && <RecommendationsButton>{recommendations}</RecommendationsButton>}
    </ClosingBand>
  )
}
