// Sheets of every form: imported together by what the server renders, they come as one file (docs/performance.md#stylesheets).
import './form-panel.module.scss';
import './enhanced-form.module.scss';
import './field.module.scss';
import './policy-box.module.scss';
import './quotation-form.module.scss';
import './form-status.module.scss';
