import { iconStyles } from '@ant-design/icons/lib/utils';

/** The style of icons, which antd adds to the head of a page in a separate element. */
export const ICON_STYLES = iconStyles;
