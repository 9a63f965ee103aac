import { EstimateButton } from '@/components/forms/estimate-button'
import { showroomHours, type BusinessProfile } from '@/lib/business/profile'

type FinanceBlockProps = { visit: string; town: string; service: string; profile: BusinessProfile }

/** How to pay and how to meet: financing, a visit at home, the showroom and its hours. */
export function FinanceBlock({ visit, town, service, profile }: FinanceBlockProps) {
  const { street, locality, region } = profile.address
  return (
    <section className="band">
      <div className="wrap oldgrid fin">
        <div className="c-1-6">
          <h2>0% financing with approved credit</h2>
          <p className="text mt-4 mb-6">
            Spread the cost over monthly payments, or pay by cash or credit card. We go through the figures at
            your table, after the visit.
          </p>
          <EstimateButton town={town} service={service}>
            Schedule a free visit
          </EstimateButton>
        </div>
        <div className="c-8-12">
          <h3>Or come to the showroom</h3>
          <p className="quiet mt-2 mb-4">
            {street}, {locality}, {region}. {visit}
          </p>
          <table className="hours hours--rules">
            <tbody>
              {showroomHours.map(({ day, hours }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
