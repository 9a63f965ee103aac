import 'server-only'
import { database } from './client'
import { present } from './page-fields'

/** How many projects and testimonials are stored, and how many of them are samples. */
export async function countContent() {
  const db = await database()
  const samples = { ...present, isSample: true }
  const [projects, sampleProjects, testimonials, sampleTestimonials] = await Promise.all([
    db.project.count({ where: present }),
    db.project.count({ where: samples }),
    db.testimonial.count({ where: present }),
    db.testimonial.count({ where: samples }),
  ])
  return {
    project: { total: projects, samples: sampleProjects },
    testimonial: { total: testimonials, samples: sampleTestimonials },
  }
}
