/**
 * The style sheets that most pages share, in one order. Next puts the modules of all pages into one line, in the order in
 * which they are imported, and cuts the line into files. Pages that import this file first agree on the beginning of
 * the line, so it becomes one file for all of them (docs/adr/0030). A primitive of a single public page stands here too
 * where members' pages use it: else their forms' style sheets come between that page's own.
 */
import '@/components/ui/button.module.css';
import '@/components/ui/text-link.module.css';
import '@/components/shell/wall.module.css';
import '@/components/ui/notice-state.module.css';
import '@/components/ui/art-image.module.css';
import '@/components/ui/skeleton.module.css';
import '@/components/ui/status-mark.module.css';
import '@/components/ui/matted-image.module.css';
import '@/components/ui/pagination.module.css';
import '@/components/ui/more-items.module.css';
import '@/components/ui/paged-list.module.css';
import '@/components/ui/choice-links.module.css';
import '@/components/ui/checkbox.module.css';
import '@/components/ui/tabs.module.css';
import '@/components/ui/search-field.module.css';
import '@/components/ui/list-search.module.css';
import '@/components/ui/side-menu.module.css';
import '@/components/ui/rich-content.module.css';
import '@/components/ui/carousel.module.css';
import '@/components/search/understood-note.module.css';
import '@/components/like/like-button.module.css';
import '@/components/artist/artist-genres.module.css';
import '@/components/artist/artist-badge.module.css';
import '@/components/artist/artist-card.module.css';
import '@/components/artwork/artwork-card-label.module.css';
import '@/components/artwork/hang.module.css';
import '@/components/artwork/lazy-viewer.module.css';
import '@/components/article/article-card.module.css';
// The frame.
import '@/components/shell/full-menu.module.css';
import '@/components/shell/header-bar.module.css';
import '@/components/shell/logo.module.css';
import '@/components/shell/main-nav.module.css';
import '@/components/shell/news-badge.module.css';
import '@/components/shell/user-links.module.css';
import '@/components/shell/floating-buttons.module.css';
import '@/components/shell/site-footer.module.css';
import '@/components/shell/soft-navigation.module.css';
