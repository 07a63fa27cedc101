// Sheets of cards and of what stands beside them: imported together, they come as one file (docs/performance.md#stylesheets).
import './card.module.scss';
import './card-words.module.scss';
import './card-grid.module.scss';
import './category-links.module.scss';
import './related-products.module.scss';
