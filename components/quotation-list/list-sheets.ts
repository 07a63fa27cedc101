// Sheets of a quotation list: imported together by its pages, they come as one file (docs/performance.md#stylesheets).
import './quotation-list.module.scss';
import './list-row.module.scss';
import './quantity-field.module.scss';
import './list-tools.module.scss';
import './line-field.module.scss';
import './printed.module.scss';
